/** The drawing library under one name: Preact with htm, nothing else. */
import htm from "htm";
import { createContext, Fragment, h, render } from "preact";
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";

export const html = htm.bind(h);
export {
  createContext,
  Fragment,
  render,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
};

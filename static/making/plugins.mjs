/** Modules that exist only in a build: the faces' registry and the fonts' style. */

/** `hub:faces`, by game; a face is there when its style is there too. */
export function facesPlugin(faces, styles, folder) {
  const lines = faces.map(({ name, script }) => {
    const load = `import(${JSON.stringify(script)})`;
    const style = styles[name];
    const both = `Promise.all([${load}, styled(${JSON.stringify(style)})]).then(([face]) => face)`;
    return `  ${JSON.stringify(name)}: () => ${style ? both : load},`;
  });
  return virtual("hub:faces", "js", folder, `${STYLED}export default {\n${lines.join("\n")}\n};\n`);
}

// A style that fails to load is no reason to draw nothing.
const STYLED = `
function styled(href) {
  const here = 'link[rel="stylesheet"][href="' + href + '"]';
  if (document.querySelector(here)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
`;

/** `hub:style/<page>`: the page's own style after the display font. */
export function stylesPlugin(pages, font, folder) {
  const face = `@font-face {
  font-family: "Shippori Mincho";
  src: url(${JSON.stringify(font)}) format("woff2");
  font-weight: 400 900;
  font-display: swap;
}`;
  const fonts = virtual("hub:fonts", "css", folder, face);
  const styles = pages
    .filter((page) => page.style)
    .map((page) => {
      const both = `@import "hub:fonts";\n@import ${JSON.stringify(page.style)};\n`;
      return virtual(`hub:style/${page.name}`, "css", folder, both);
    });
  return [fonts, ...styles];
}

function virtual(name, loader, resolveDir, contents) {
  const filter = new RegExp(`^${name}$`);
  return {
    name,
    setup(build) {
      build.onResolve({ filter }, () => ({ path: name, namespace: name }));
      build.onLoad({ filter: /.*/, namespace: name }, () => ({ contents, loader, resolveDir }));
    },
  };
}

/**
 * Keeping a screen lit, as well as a browser can: by its own lock, or on plain HTTP, where there is
 * none, by a picture that moves. It may fail anywhere, and nothing may depend on it.
 */

const EACH = 1000;

/**
 * A small video of a canvas. Browsers keep a screen lit for a stream that plays, however small and
 * without sound, if it is in sight; not for a silent file that begins again and again.
 */
function movingPicture() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext("2d");
  if (!brush || !canvas.captureStream) return null;
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.setAttribute("aria-hidden", "true");
  video.dataset.awake = "";
  const corner = { position: "fixed", left: "0", top: "0", width: "2px", height: "2px" };
  Object.assign(video.style, corner, { opacity: "0.01", pointerEvents: "none" });
  video.srcObject = canvas.captureStream(1);
  let isLight = false;
  const paint = () => {
    isLight = !isLight;
    brush.fillStyle = isLight ? "#222" : "#000";
    brush.fillRect(0, 0, 2, 2);
  };
  paint();
  return { video, paint };
}

function keepPlaying(): () => void {
  const picture = movingPicture();
  if (!picture) return () => {};
  const { video, paint } = picture;
  // A browser that wants a gesture first gets it with the next tap.
  const play = () => void video.play().catch(() => {});
  document.body.append(video);
  const painting = setInterval(paint, EACH);
  for (const event of ["pointerdown", "visibilitychange"]) document.addEventListener(event, play);
  play();
  return () => {
    clearInterval(painting);
    for (const event of ["pointerdown", "visibilitychange"])
      document.removeEventListener(event, play);
    video.remove();
    video.srcObject = null;
  };
}

/** The browser takes the lock back whenever the page is out of sight. */
function keepLocked(wakeLock: WakeLock): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const take = async () => {
    if (isOver || document.visibilityState !== "visible" || lock?.released === false) return;
    lock = await wakeLock.request("screen").catch(() => null);
    if (isOver) void lock?.release();
  };
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}

/** From now on, until the returned function is called. */
export function keepAwake(): () => void {
  // Only where there is HTTPS, or this very machine.
  const wakeLock = navigator.wakeLock as WakeLock | undefined;
  return wakeLock ? keepLocked(wakeLock) : keepPlaying();
}

/** The page's colours as the canvas library reads them: it knows no `oklch` and no custom properties. */
export interface ChartColours {
  readonly long: string;
  readonly short: string;
  readonly warning: string;
  readonly muted: string;
  readonly line: string;
  readonly gap: string;
  /** Pale, for the area between the share and one half. */
  readonly longArea: string;
  readonly shortArea: string;
  readonly font: string;
}

const GAP_ALPHA = 0.28;
const AREA_ALPHA = 0.18;

/** The colours that hold at an element, in the theme that holds now. */
export function readColours(element: HTMLElement): ChartColours {
  const probe = element.ownerDocument.createElement('span');
  const canvas = element.ownerDocument.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  element.append(probe);
  const colour = (token: string, alpha = 1) => {
    probe.style.color = `var(--${token})`;
    return toRgb(pen, getComputedStyle(probe).color, alpha);
  };
  const colours: ChartColours = {
    long: colour('long'),
    short: colour('short'),
    warning: colour('warning'),
    muted: colour('muted'),
    line: colour('line'),
    gap: colour('muted', GAP_ALPHA),
    longArea: colour('long', AREA_ALPHA),
    shortArea: colour('short', AREA_ALPHA),
    font: getComputedStyle(element).fontFamily,
  };
  probe.remove();
  return colours;
}

function toRgb(pen: CanvasRenderingContext2D | null, colour: string, alpha: number): string {
  if (pen === null) return `rgba(128, 128, 128, ${alpha})`;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

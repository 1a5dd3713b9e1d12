/** Safari may read the file late: this is enough time for a slow phone to save it. */
const TAKEN_OVER_MS = 40_000;

/** Saves a file where the browser keeps downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER_MS);
}

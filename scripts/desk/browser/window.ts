/** Opens a window over the editor; it closes by its button or the Escape key. */
export function openWindow(title: string, close: string, ...parts: readonly HTMLElement[]): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-window';
  const heading = document.createElement('h2');
  heading.textContent = title;
  heading.id = 'desk-window';
  dialog.setAttribute('aria-labelledby', heading.id);
  const button = document.createElement('button');
  button.textContent = close;
  button.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  dialog.append(heading, ...parts, button);
  document.body.append(dialog);
  dialog.showModal();
}

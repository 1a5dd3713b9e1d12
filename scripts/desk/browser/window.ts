/** Opens a window over the editor; it closes by its button or the Escape key. */
export function openWindow(title: string, close: string, ...parts: readonly HTMLElement[]): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-window';
  const heading = document.createElement('h2');
  heading.textContent = title;
  heading.id = 'desk-window';
  // The browser would scroll to the button, which is last.
  heading.tabIndex = -1;
  heading.autofocus = true;
  dialog.setAttribute('aria-labelledby', heading.id);
  const button = document.createElement('button');
  button.textContent = close;
  button.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  dialog.append(heading, ...parts, button);
  document.body.append(dialog);
  dialog.showModal();
}

/** A list with an entry for each line of a message. */
export function linesOf(message: string): HTMLElement {
  const list = document.createElement('ul');
  for (const line of message.split('\n')) {
    const item = document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  return list;
}

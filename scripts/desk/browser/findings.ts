import type { PlacedGroup } from '../places.ts';
import { reach } from './reach.ts';
import { linesOf, openWindow } from './window.ts';

type Say = (key: string) => string;
type Answer = readonly PlacedGroup[] | { readonly error: string };

const button = document.createElement('button');

/** A button with the number of things that a live site should not show, which opens their list. */
export async function showFindings(say: Say, address: string): Promise<void> {
  const found: Answer = await (await fetch(address)).json();
  const isFailed = 'error' in found;
  const count = isFailed ? '?' : String(countOf(found));
  button.className = 'desk-findings';
  button.textContent = say('findings').replace('{{count}}', count);
  button.onclick = () =>
    isFailed
      ? openWindow(say('findingsFailed'), say('close'), linesOf(found.error))
      : openWindow(say(count === '0' ? 'noFindings' : 'findingsTitle'), say('close'), ...listOf(found, say));
  document.body.append(button);
}

function countOf(groups: readonly PlacedGroup[]): number {
  return groups.filter((one) => one.isCounted).reduce((sum, { findings }) => sum + findings.length, 0);
}

/** What is left to do, then what is only said. */
function listOf(groups: readonly PlacedGroup[], say: Say): HTMLElement[] {
  const counted = groups.filter((one) => one.isCounted).flatMap(groupOf);
  const said = groups.filter((one) => !one.isCounted).flatMap(groupOf);
  if (said.length === 0) return counted;
  const heading = document.createElement('h2');
  heading.textContent = say('findingsSaid');
  return [...counted, heading, ...said];
}

function groupOf({ title, findings }: PlacedGroup): HTMLElement[] {
  const heading = document.createElement('h3');
  heading.textContent = title;
  const list = document.createElement('ul');
  for (const { field, value, advice, places } of findings) {
    const item = document.createElement('li');
    const names = places.length > 0 ? places.map(linkTo) : [strong(field)];
    item.append(...names.flatMap((one) => [one, ' ']), [value, advice].filter(Boolean).join(': '));
    list.append(item);
  }
  return [heading, list];
}

function linkTo(place: PlacedGroup['findings'][number]['places'][number]): HTMLElement {
  const link = document.createElement('a');
  link.textContent = place.text;
  link.href = `#/collections/${place.document}`;
  link.onclick = (event) => {
    event.preventDefault();
    link.closest('dialog')?.close();
    void reach(place);
  };
  return link;
}

function strong(text: string): HTMLElement {
  const element = document.createElement('strong');
  element.textContent = text;
  return element;
}

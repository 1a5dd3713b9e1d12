import { nearest } from '#domain/nearest.ts';

const OFFERED = 3;
const list = document.querySelector('[data-part="nearest-articles"] ul');
const items = [...(list?.children ?? [])] as HTMLElement[];
const candidates = items.map((item) => ({
  id: item.dataset.article ?? '',
  words: [item.querySelector('a')?.pathname ?? '', item.textContent],
}));
const offered = nearest(location.pathname.replace('/blog/', '/'), candidates, OFFERED);

for (const item of items) item.hidden = !offered.includes(item.dataset.article ?? '');
list?.prepend(...offered.flatMap((id) => items.filter(({ dataset }) => dataset.article === id)));

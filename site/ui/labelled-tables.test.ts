import { expect, it } from 'vitest';
import { labelledTables } from './labelled-tables.ts';

const CLASSES = { frame: 'f', table: 't', label: 'l' };
const TABLE = `<table>
<thead><tr><th>What</th><th align="left">Why</th></tr></thead>
<tbody><tr><td>Name</td><td>To <b>answer</b></td></tr></tbody>
</table>`;

it('H8 a table of the text names its rows, and each value says its column', () => {
  const html = labelledTables(`<p>a</p>${TABLE}<p>b</p>`, CLASSES);
  expect(html).toBe(
    '<p>a</p><div class="f" role="table"><table class="t" role="none">' +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">What</th>' +
      '<th role="columnheader" scope="col">Why</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row">Name</th>' +
      '<td role="cell"><span class="l" aria-hidden="true">Why</span><span>To <b>answer</b></span></td></tr></tbody>' +
      '</table></div><p>b</p>',
  );
});

it('H8 a table that is drawn already is left as it is', () => {
  const html = '<table class="t" role="table"><tr><td>Name</td></tr></table>';
  expect(labelledTables(html, CLASSES)).toBe(html);
});

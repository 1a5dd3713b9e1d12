import { type Answer, html, type World } from './answer.ts';
import { type OutlookRow, outlookAt } from './outlook.ts';

function popover(id: number, row: OutlookRow): string {
  return `<td style="display: none"><div id="outlookSymbolPopover${id}">
      <div class="text-center">${Math.min(100, Math.round(row.totalPositions / 400))}% of traders are currently trading ${row.name}.</div>
      <table class="table table-bordered table-vertical-middle text-center margin-top-5">
        <thead><tr><th>Symbol</th><th>Action</th><th>Percentage</th><th>Volume</th><th>Positions</th></tr></thead>
        <tbody>
          <tr><td rowspan="2">${row.name}</td><td>Short</td><td>${row.shortPercentage}%</td><td>${row.shortVolume.toFixed(2)} lots</td><td>${row.shortPositions}</td></tr>
          <tr><td>Long</td><td>${row.longPercentage}%</td><td>${row.longVolume.toFixed(2)} lots</td><td>${row.longPositions}</td></tr>
        </tbody>
      </table>
    </div></td>`;
}

function tableRow(id: number, row: OutlookRow): string {
  const { name } = row;
  return `  <tr class="outlook-symbol-row" symbolId="${id}" symbolName="${name}">
    <td id="symbolNameCell${name}"><a href="/community/outlook/${name}"> ${name}</a></td>
    <td><div class="progress">
      <div class="progress-bar progress-bar-danger" role="progressbar" style="width: ${row.shortPercentage}%;"></div>
      <div class="progress-bar progress-bar-success" role="progressbar" style="width: ${row.longPercentage}%;"></div>
    </div></td>
    <td><span id="shortPriceCell${name}">${row.avgShortPrice}</span></td>
    <td><span id="longPriceCell${name}">${row.avgLongPrice}</span></td>
    ${popover(id, row)}
  </tr>`;
}

/** The public outlook page, as far as its table goes. */
export function outlookPage(world: World): Answer {
  const rows = outlookAt(world.now, world.symbols).map(({ id, row }) => tableRow(id, row));
  return html(`<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Forex Community Outlook</title></head>
<body>
<h1>Community Outlook</h1>
<table id="outlookSymbolsTable" class="table">
<thead><tr><th>Symbol</th><th>Community Trend</th><th>Avg. Short Price</th><th>Avg. Long Price</th></tr></thead>
<tbody id="outlookSymbolsTableContent">
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`);
}

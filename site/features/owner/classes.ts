import button from '#site/ui/Button.module.css';
import table from '#site/ui/DataTable.module.css';
import chart from './DayChart.module.css';
import owner from './Owner.module.css';

/** Classes of all pages that the parts use. */
const SHARED =
  'page last section stack cluster apart start split even panel gap-1 gap-2 gap-3 gap-4 gap-5 gap-6 tap small smaller strong muted lead measure marked figures big size-1 size-2 size-3 title subtitle as-link hidden-text';

/** Every class name of the owner's page: the build keeps only the rules whose names it finds in a page. */
export const OWNER_CLASSES = [owner, chart, table, button]
  .flatMap((names) => Object.values(names))
  .concat(SHARED)
  .join(' ');

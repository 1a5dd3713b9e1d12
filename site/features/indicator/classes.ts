import indicator from './Indicator.module.css';
import table from './ReleasesTable.module.css';
import strip from './SurpriseStrip.module.css';

/** Classes of all pages that the parts use. */
const SHARED =
  'page last stack cluster gap-2 tap small smaller strong muted lead measure figures size-1 size-2 title hidden-text';

/** Every class name of the page of an indicator: the build keeps only the rules whose names it finds in a page. */
export const INDICATOR_CLASSES = [indicator, table, strip]
  .flatMap((names) => Object.values(names))
  .concat(SHARED)
  .join(' ');

/** Where a text holds the way to the privacy choices: an island, which the text as a string cannot hold. */
export function ChoicesPlace() {
  return <hr data-place="privacy-choices" />;
}

/** The markup of that place, at which the text is split. */
export const CHOICES_PLACE = '<hr data-place="privacy-choices"/>';

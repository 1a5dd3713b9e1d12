/** Where a text holds the way to the privacy choices: an island, which the text as a string cannot hold. */
export const CHOICES_PLACE = '<hr data-place="privacy-choices">';

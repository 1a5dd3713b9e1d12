declare namespace App {
  interface Locals {
    /** The article whose prose is being rendered: what its components draw from. */
    reading?: import('./article/reading.ts').Reading;
  }
}

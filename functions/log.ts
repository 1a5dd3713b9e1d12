/** The part of a structured logger that the functions use (pino's shape). Never log personal data or secrets. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

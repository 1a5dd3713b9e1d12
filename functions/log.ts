/** The part of a structured logger the functions use (pino's shape). Never give it personal data or secrets. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export type TableId = string;
export type PersonId = string;
/** Milliseconds since 1970. */
export type Time = number;
/** SHA-256 of a secret, 64 hex digits: the secret itself is never kept. */
export type SecretHash = string;

/** Requests to send to one server. */
export interface LoadPlan {
  port: number;
  /** Paths with queries, requested in turn; "{n}" becomes a number unique within the plan. */
  paths: string[];
  /** First value of "{n}". */
  firstNumber?: number;
  /** Without Host and Connection. */
  headers: Record<string, string>;
  connections: number;
  /** Total number of responses after which the load ends. */
  requests?: number;
  /** Time after which no further request is sent. */
  durationMs?: number;
  /** Opens a connection per request, at this rate over all connections. */
  newConnectionsPerSecond?: number;
}

export interface StatusResult {
  status: number;
  count: number;
  /** Milliseconds from sending a request to the last byte of its response, in order of arrival. */
  latencies: number[];
  bytes: number;
  /** Responses with a Retry-After header. */
  withRetryAfter: number;
}

export interface LoadResult {
  seconds: number;
  count: number;
  byStatus: StatusResult[];
  /** Connections that broke during a request. */
  errors: number;
}

import { Agent as HttpAgent } from 'node:http';
import type { AgentOptions } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { circuitBreaker } from './circuitBreaker.ts';
import type { CircuitBreaker } from './circuitBreaker.ts';
import { lookupPublic } from '../publicAddresses.ts';

/** State shared by the calls of one kind. */
export interface CallLane {
  breaker: CircuitBreaker;
  /** Kept connections. An upstream may close one at the moment it is used, so calls over them must be repeatable. */
  agentOf: AgentOf;
  /** A new connection for each call, for calls that must not be repeated. */
  newConnectionOf: AgentOf;
}

type AgentOf = (url: URL) => HttpAgent | HttpsAgent;

export interface CallLanes {
  /** Lane of a kind of calls, opened on first use; "" for calls without a kind. */
  laneOf(kind: string): CallLane;
  /** A pause requested by an upstream applies to every kind of calls. */
  pauseAll(ms: number): void;
  /** Destroys the connections; calls in progress fail. */
  close(): void;
  /** True after `close`: a call that failed by it is not sent again. */
  isClosed(): boolean;
}

interface LaneOptions {
  /** Upstream in messages and log. */
  name: string;
  breaker?: { failures: number; openMs: number } | undefined;
  /** Connects to public addresses only. */
  publicOnly?: boolean | undefined;
  clock: () => number;
  logger: Logger;
}

/** Kinds of calls are few constants; more than this is a bug that must not fill the memory. */
const maxLanes = 50;

/** Circuit breakers and connections of an upstream, per kind of calls. */
export function callLanes({ name, breaker: limits, publicOnly, clock, logger }: LaneOptions): CallLanes {
  const { failures, openMs } = limits ?? { failures: 5, openMs: 3000 };
  const sockets = { maxSockets: 50, ...(publicOnly ? { lookup: lookupPublic } : {}) };
  const lanes = new Map<string, CallLane & { close: () => void }>();
  let pausedUntil = -Infinity;
  let isClosed = false;

  const openLane = (kind: string): CallLane & { close: () => void } => {
    const kept = openAgents({ ...sockets, keepAlive: true });
    const unkept = openAgents({ ...sockets, keepAlive: false });
    const facts = { upstream: name, ...(kind === '' ? {} : { kind }) };
    const onChange = (state: string): void => logger.warn('upstream.circuitChanged', { ...facts, state });
    return {
      breaker: circuitBreaker({ failures, openMs, clock, onChange }),
      agentOf: kept.agentOf,
      newConnectionOf: unkept.agentOf,
      close: () => {
        kept.close();
        unkept.close();
      },
    };
  };

  return {
    laneOf: (kind) => {
      const existing = lanes.get(kind);
      if (existing) return existing;
      if (lanes.size >= maxLanes) throw new Error(`Too many kinds of calls to ${name}.`);
      const lane = openLane(kind);
      const pauseLeftMs = pausedUntil - clock();
      if (pauseLeftMs > 0) lane.breaker.pause(pauseLeftMs);
      lanes.set(kind, lane);
      return lane;
    },
    pauseAll: (ms) => {
      pausedUntil = Math.max(pausedUntil, clock() + ms);
      for (const { breaker } of lanes.values()) breaker.pause(ms);
    },
    close: () => {
      isClosed = true;
      for (const lane of lanes.values()) lane.close();
    },
    isClosed: () => isClosed,
  };
}

function openAgents(options: AgentOptions): { agentOf: AgentOf; close: () => void } {
  const httpAgent = new HttpAgent(options);
  const httpsAgent = new HttpsAgent(options);
  return {
    agentOf: ({ protocol }) => (protocol === 'https:' ? httpsAgent : httpAgent),
    close: () => {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}

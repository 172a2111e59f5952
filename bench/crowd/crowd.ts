import { Agent } from 'node:http';
import { ask, type Asked } from './ask';

export const CONNECTIONS = 150;

export interface Crowd {
  /** Ends it. @returns how many answers it had, by status */
  stop(): Promise<Map<number, number>>;
}

/** 150 connections of one address, each of which sends its next request as soon as the last one was answered. */
export function startCrowd(origin: string, localAddress: string, next: (turn: number) => Asked): Crowd {
  const answers = new Map<number, number>();
  const agents = Array.from(
    { length: CONNECTIONS },
    () => new Agent({ keepAlive: true, maxSockets: 1, localAddress }),
  );
  let turn = 0;
  let isOver = false;
  const insist = async (agent: Agent) => {
    while (!isOver) {
      turn += 1;
      const status = await ask(origin, agent, next(turn));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const all = Promise.all(agents.map(insist));
  return {
    async stop() {
      isOver = true;
      agents.forEach((agent) => agent.destroy());
      await all;
      return answers;
    },
  };
}

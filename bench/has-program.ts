import { spawnSync } from 'node:child_process';

/** Whether a program can be started on this machine. */
export const hasProgram = (name: string): boolean => !spawnSync(name, ['-v'], { stdio: 'ignore' }).error;

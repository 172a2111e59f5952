import { join } from 'node:path';
import type { Env } from '@/env';
import { createDiskFiles } from './disk-files';
import type { FileStore } from './file-store';

/** Every file of the shop that is not in the database. */
export interface Files {
  /** What pages show: the demonstration's pictures, uploads, pictures for link previews. */
  pictures: FileStore;
  /** PDFs of lessons. Never under `public`: every reader is asked who they are. */
  lessonFiles: FileStore;
  /** Prescriptions that buyers sent. Never under `public`: each reader is asked who they are, and noted. */
  prescriptions: FileStore;
  /** Mails, while no mail server is named. */
  mailFiles: FileStore;
}

/** Where mails are written while no mail server is named. */
export const mailDirectory = (env: Pick<Env, 'MAIL_DIR' | 'DATA_DIR'>): string =>
  env.MAIL_DIR || join(env.DATA_DIR, 'mails');

/** The files of this process, in the folders that the environment names. */
export const createFiles = (env: Pick<Env, 'MEDIA_DIR' | 'DATA_DIR' | 'MAIL_DIR'>): Files => ({
  pictures: createDiskFiles(env.MEDIA_DIR || join(env.DATA_DIR, 'media')),
  lessonFiles: createDiskFiles(join(env.DATA_DIR, 'lesson-files'), 0o600),
  prescriptions: createDiskFiles(join(env.DATA_DIR, 'prescriptions'), 0o600),
  mailFiles: createDiskFiles(mailDirectory(env)),
});

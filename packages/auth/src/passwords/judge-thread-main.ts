import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { readCommonPasswords } from './common-passwords.ts';
import { isCommon, isOwn } from './easy-to-guess.ts';
import type { JudgeReply, JudgeRequest } from './judge-thread.ts';

// The dictionaries take some hundred milliseconds and megabytes: loaded in this thread, at the first password.
const passwords = readCommonPasswords();
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  // Readings of digits and signs as letters: a hundred, the default, take half a second of a crafted password.
  l33tMaxSubstitutions: 4,
});

/** Signs of a password that are estimated: the time grows with their square, and so many are enough to be strong. */
const MOST_ESTIMATED = 24;

function judge({ password, known, minScore }: JudgeRequest): JudgeReply['fault'] {
  if (isOwn(password, known)) return 'own';
  if (isCommon(password, passwords)) return 'common';
  if (minScore === 0) return undefined;
  return estimator.check(password.slice(0, MOST_ESTIMATED), known).score < minScore ? 'guessable' : undefined;
}

parentPort?.on('message', (request: JudgeRequest) => {
  parentPort?.postMessage({ id: request.id, fault: judge(request) } satisfies JudgeReply);
});

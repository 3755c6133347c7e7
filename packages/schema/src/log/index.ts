export { createLogger, type Logger } from './create-logger.ts';
export { describeError, type ErrorLine, type Trouble } from './describe-error.ts';
export { guardOutput } from './guard-output.ts';
export { tellError } from './tell-error.ts';

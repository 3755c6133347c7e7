export { stopWords } from '@shortlist/schema';

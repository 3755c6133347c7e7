export { detectLanguage } from '@shortlist/schema';

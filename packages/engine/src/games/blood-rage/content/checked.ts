/** The content of Blood Rage after its check. A build runs this module once and keeps the result, so that no schema is shipped. */
import { checkedContent } from '../../content-choice.ts';
import data from './blood-rage.content.json' with { type: 'json' };
import { contentSchema } from './schema.ts';

export const content = checkedContent('blood-rage', contentSchema, data);

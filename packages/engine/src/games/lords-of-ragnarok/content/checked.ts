/** The content of Lords of Ragnarok after its check. A build runs this module once and keeps the result, so that no schema is shipped. */
import { checkedContent } from '../../content-choice.ts';
import data from './lords-of-ragnarok.content.json' with { type: 'json' };
import { contentSchema } from './schema.ts';

export const content = checkedContent('lords-of-ragnarok', contentSchema, data);

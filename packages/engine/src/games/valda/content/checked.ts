/** The content of Valda after its check. A build runs this module once and keeps the result, so that no schema is shipped. */

import { checkedContent } from '../../content-choice.ts';
import { contentSchema } from './schema.ts';
import data from './valda.content.json' with { type: 'json' };

export const content = checkedContent('valda', contentSchema, data);

/** Translation of everything a match says, for all clients. */
export { Messages, type Value } from './messages.ts';
export { type ChoiceText, Translator, type TranslatorOptions } from './translator.ts';

/** Translation of everything a match says, for all clients. */
export { type AnswerParts, answerInWords } from './answer.ts';
export { Messages, type Value } from './messages.ts';
export { type ChoiceText, Translator, type TranslatorOptions } from './translator.ts';

/** The parts of a catalogue that the expansions add to. */
import type { Catalogue } from '../../catalogue.ts';

export type ExpansionTexts = Required<Pick<Catalogue, 'things' | 'details' | 'decisions' | 'options' | 'events' | 'reasons'>>;

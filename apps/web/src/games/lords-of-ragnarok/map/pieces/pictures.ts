/** The pictures on the map of Lords of Ragnarok: heroes, and what stands in a region. */
import forge from 'icon:anvil';
import beowulf from 'icon:bear-head';
import snorri from 'icon:beard';
import devastation from 'icon:burning-tree';
import shrine from 'icon:menhir';
import population from 'icon:minions';
import lagertha from 'icon:swordwoman';
import temple from 'icon:viking-church';
import ragnar from 'icon:viking-head';
import settlement from 'icon:viking-longhouse';
import hervor from 'icon:winged-sword';
import aslaug from 'icon:woman-elf-face';
import type { HeroId } from '@skald/engine/games/lords-of-ragnarok';

export const HERO_PICTURES: Readonly<Record<HeroId, string>> = { ragnar, aslaug, snorri, lagertha, beowulf, hervor };

export const MARK_PICTURES = { population, settlement, shrine, temple, forge, devastation } as const;

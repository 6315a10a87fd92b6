/** The manifest of all cards with behaviour. A missing, misspelt or misnamed card does not compile. */
import type { TextCard } from '../card-ids.ts';
import type { Power } from '../powers/power.ts';
import { friggasDomain } from './frigga/friggas-domain.ts';
import { friggasGrace } from './frigga/friggas-grace.ts';
import { friggasProtection } from './frigga/friggas-protection.ts';
import { friggasSacrifice } from './frigga/friggas-sacrifice.ts';
import { friggasSuccor } from './frigga/friggas-succor.ts';
import { heimdallsWatch } from './heimdall/heimdalls-watch.ts';
import { lordOfAxes } from './leaders/lord-of-axes.ts';
import { lordOfHammers } from './leaders/lord-of-hammers.ts';
import { lordOfSpears } from './leaders/lord-of-spears.ts';
import { lokisBackstab } from './loki/lokis-backstab.ts';
import { lokisBlessing } from './loki/lokis-blessing.ts';
import { lokisPoison } from './loki/lokis-poison.ts';
import { lokisTrickery } from './loki/lokis-trickery.ts';
import { odinsInspiration } from './odin/odins-inspiration.ts';
import { odinsJudgement } from './odin/odins-judgement.ts';
import { odinsSmite } from './odin/odins-smite.ts';
import { odinsThrone } from './odin/odins-throne.ts';
import { odinsTide } from './odin/odins-tide.ts';
import { thorsAscension } from './thor/thors-ascension.ts';
import { thorsConquest } from './thor/thors-conquest.ts';
import { thorsDomain } from './thor/thors-domain.ts';
import { thorsGlory } from './thor/thors-glory.ts';
import { thorsHammer } from './thor/thors-hammer.ts';
import { thorsOath } from './thor/thors-oath.ts';
import { thorsPrimacy } from './thor/thors-primacy.ts';
import { tyrsChallenge } from './tyr/tyrs-challenge.ts';
import { tyrsProwess } from './tyr/tyrs-prowess.ts';

export const cards = {
  'odins-smite': odinsSmite,
  'odins-tide': odinsTide,
  'odins-judgement': odinsJudgement,
  'odins-inspiration': odinsInspiration,
  'odins-throne': odinsThrone,
  'thors-hammer': thorsHammer,
  'thors-oath': thorsOath,
  'thors-ascension': thorsAscension,
  'thors-primacy': thorsPrimacy,
  'thors-glory': thorsGlory,
  'thors-domain': thorsDomain,
  'thors-conquest': thorsConquest,
  'lokis-trickery': lokisTrickery,
  'lokis-backstab': lokisBackstab,
  'lokis-poison': lokisPoison,
  'lokis-blessing': lokisBlessing,
  'friggas-grace': friggasGrace,
  'friggas-succor': friggasSuccor,
  'friggas-protection': friggasProtection,
  'friggas-domain': friggasDomain,
  'friggas-sacrifice': friggasSacrifice,
  'heimdalls-watch': heimdallsWatch,
  'tyrs-prowess': tyrsProwess,
  'tyrs-challenge': tyrsChallenge,
  'lord-of-hammers': lordOfHammers,
  'lord-of-axes': lordOfAxes,
  'lord-of-spears': lordOfSpears,
} satisfies { readonly [Id in TextCard]: Power<Id> };

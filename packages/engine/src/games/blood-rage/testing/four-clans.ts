/** Four clans at the table, with a Rage token in Gimle: where most tests of cards begin. */
import { type BloodRageScenario, bloodRageTable, bloodRageTableWith } from './blood-rage-table.ts';

export function four(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear').tokens({ gimle: 'pillage-rage' });
}

export function fourWithMystics(): BloodRageScenario {
  return bloodRageTableWith({ mystics: true }, 'wolf', 'raven', 'serpent', 'bear').tokens({ gimle: 'pillage-rage' });
}

/** Wolf's leader and Raven's two warriors in Gimle, over an Axes token: for the gods. */
export function battleground(): BloodRageScenario {
  return four()
    .tokens({ gimle: 'pillage-axes' })
    .place('wolf', { gimle: ['leader'] })
    .place('raven', { gimle: ['warrior', 'warrior'] });
}

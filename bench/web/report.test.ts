/** The report says plainly what holds. */
import { expect, it } from 'vitest';
import { judgeWeb } from './budgets.ts';
import type { WEB_NAMES } from './figures.ts';
import { writtenWeb } from './report.ts';

const good = {
  script: 120,
  arrivalRaids: 12,
  arrivalBloodRage: 14,
  arrivalValda: 13,
  arrivalLords: 15,
  arrivalWorst: 40,
  press: 20,
  pressWorst: 45,
  frames: 60,
  smooth: 0.99,
  seekRaids: 20,
  seekBloodRage: 30,
  seekValda: 40,
  seekLords: 45,
  proof: 900,
};

function reported(values: Readonly<Record<(typeof WEB_NAMES)[number], number>>): string {
  const figures = {
    script: { value: values.script },
    arrivalRaids: { value: values.arrivalRaids },
    arrivalBloodRage: { value: values.arrivalBloodRage },
    arrivalValda: { value: values.arrivalValda },
    arrivalLords: { value: values.arrivalLords },
    arrivalWorst: { value: values.arrivalWorst },
    press: { value: values.press },
    pressWorst: { value: values.pressWorst },
    frames: { value: values.frames },
    smooth: { value: values.smooth },
    seekRaids: { value: values.seekRaids },
    seekBloodRage: { value: values.seekBloodRage },
    seekValda: { value: values.seekValda },
    seekLords: { value: values.seekLords },
    proof: { value: values.proof },
  };
  return writtenWeb({ machine: { cores: 2, node: '20.0.0' }, figures, verdicts: judgeWeb(figures) });
}

it('that everything holds', () => {
  expect(reported(good)).toContain('All 10 musts hold. All 5 aims hold.');
});

it('which must fails, and which aim is not reached', () => {
  const text = reported({ ...good, script: 151, smooth: 0.5 });
  expect(text).toContain('1 of 10 musts FAIL (kB of compressed script before the start page works)');
  expect(text).toContain('1 of 5 aims are not reached (share of frames within 20 ms)');
});

it('that a step took too long from its arrival', () => {
  expect(reported({ ...good, arrivalLords: 50 })).toContain('1 of 10 musts FAIL (ms from the arrival of a step to the screen, Lords of');
});

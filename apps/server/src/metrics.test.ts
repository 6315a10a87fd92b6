import { describe, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

describe('the metrics', () => {
  it('hold everything that was counted and timed when they are read, once', async () => {
    const metrics = new Metrics();
    for (let i = 0; i < 300; i++) metrics.timed('rules', 1.5);
    metrics.timed('whole', 3);
    for (const result of ['accepted', 'refused', 'accepted']) metrics.answered(result);
    metrics.heard('match.answer', 'done');
    metrics.heard('match.answer', 'busy');
    metrics.heard('match.watch', 'done');
    metrics.heard('match.answer', 'done');
    for (let reading = 0; reading < 2; reading++) {
      const text = await metrics.registry.metrics();
      expect(text).toContain('skald_answer_stage_seconds_bucket{le="0.001",stage="rules"} 0');
      expect(text).toContain('skald_answer_stage_seconds_bucket{le="0.002",stage="rules"} 300');
      expect(text).toContain('skald_answer_stage_seconds_count{stage="rules"} 300');
      expect(text).toContain('skald_answer_stage_seconds_count{stage="whole"} 1');
      expect(text).toContain('skald_answers_total{result="accepted"} 2');
      expect(text).toContain('skald_answers_total{result="refused"} 1');
      expect(text).toContain('skald_messages_total{name="match.answer",result="done"} 2');
      expect(text).toContain('skald_messages_total{name="match.answer",result="busy"} 1');
      expect(text).toContain('skald_messages_total{name="match.watch",result="done"} 1');
    }
  });
});

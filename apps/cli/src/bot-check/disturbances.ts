/** Situations in which something happens to one answer of the bot, or to its connection. */
import type { Trap } from './carrier.ts';
import type { CheckedMatch } from './people.ts';
import type { GivenAnswer } from './record.ts';
import { answersMore, inMatch, type Situation, waitFor } from './situation.ts';

const WAIT_MS = 600;
/** A timer may fire a little early, and the message takes time. */
const EARLY_MS = 50;
const LATE_MS = 2500;
const [ATTEMPTS, MATCHES] = [8, 3];

/** Sets a trap for the bot's next answer; the answer that sprang it, if any. */
async function trapped(situation: Situation, match: CheckedMatch, trap: Trap): Promise<GivenAnswer | undefined> {
  const { line, record } = situation;
  line.set(match.id, trap);
  match.play();
  const isSprung = await waitFor(situation, () => !line.isSet(match.id));
  return isSprung ? record.answers.findLast((one) => one.match === match.id) : undefined;
}

/** Another answer to the same decision, accepted. */
function isAnswered({ record }: Situation, { match, decision }: GivenAnswer): boolean {
  return record.answers.some((one) => one.match === match && one.decision === decision && one.outcome === 'accepted');
}

async function isOnOffer({ opponent, game, offer }: Situation): Promise<boolean> {
  const reply = await opponent.api.call('listOfferedBots', { params: { game } });
  return reply.ok && reply.value.bots.some(({ bot, owner }) => bot === offer.bot && owner?.id === offer.owner);
}

export async function unknownNews(situation: Situation): Promise<void> {
  const { line, results } = situation;
  await inMatch(situation, async (match) => {
    match.play();
    if (!(await answersMore(situation, match))) return;
    line.inject('match.weather', { match: match.id, wind: 'north' });
    const isKept = await answersMore(situation, match, 2);
    results.set('unknown-news', isKept, isKept ? 'It played on.' : 'It answered nothing after the message match.weather.');
  });
}

export async function reconnects(situation: Situation): Promise<void> {
  const { line, record, results } = situation;
  await inMatch(situation, async (match) => {
    match.play();
    if (!(await answersMore(situation, match))) return;
    const before = record.connects;
    line.cut();
    const began = situation.now();
    if (!(await waitFor(situation, () => record.connects > before))) {
      return results.set('reconnects', false, 'It did not connect again after the line was cut.');
    }
    const seconds = ((situation.now() - began) / 1000).toFixed(1);
    if (!(await answersMore(situation, match))) return results.set('reconnects', false, 'It connected again, but answered nothing.');
    const isOffered = await waitFor(situation, () => isOnOffer(situation));
    results.set(
      'reconnects',
      isOffered,
      isOffered ? `It was back after ${seconds} s, and played on.` : 'It played on, but is not on offer.',
    );
  });
}

export async function lostAnswer(situation: Situation): Promise<void> {
  await inMatch(situation, async (match) => {
    const given = await trapped(situation, match, { kind: 'lose-answer' });
    if (!given) return;
    const isKept = await waitFor(situation, () => isAnswered(situation, given));
    situation.results.set('lost-answer', isKept, isKept ? 'It answered again.' : `It never answered decision ${given.decision} again.`);
  });
}

export async function lostReply(situation: Situation): Promise<void> {
  const { record, results } = situation;
  await inMatch(situation, async (match) => {
    const given = await trapped(situation, match, { kind: 'lose-reply' });
    if (!given || !(await waitFor(situation, () => given.outcome === 'accepted'))) return;
    const goesOn = await answersMore(situation, match);
    const again = record.answers.filter((one) => one !== given && one.match === given.match && one.decision === given.decision);
    if (!goesOn) return results.set('lost-reply', false, 'It answered nothing more after an acknowledgement was lost.');
    const other = again.find(({ commandId }) => commandId !== given.commandId);
    if (other) return results.set('lost-reply', false, `It answered decision ${given.decision} again under another commandId.`);
    const how = again.length > 0 ? 'It sent the same command again' : 'It looked at the match';
    results.set('lost-reply', true, `${how}, and played on.`);
  });
}

export async function lateReply(situation: Situation): Promise<void> {
  const { record, results } = situation;
  await inMatch(situation, async (match) => {
    const given = await trapped(situation, match, { kind: 'delay-reply', ms: LATE_MS });
    if (!given) return;
    const isAcknowledged = await waitFor(situation, () => given.outcome === 'accepted');
    const others = record.answers.filter(
      ({ match: id, decision, commandId }) => id === given.match && decision === given.decision && commandId !== given.commandId,
    );
    const goesOn = isAcknowledged && (await answersMore(situation, match));
    const seen =
      others.length > 0 ? 'It sent another answer meanwhile.' : goesOn ? 'It waited, and played on.' : 'It answered nothing more.';
    results.set('late-reply', others.length === 0 && goesOn, seen);
  });
}

export async function busy(situation: Situation): Promise<void> {
  const { record, results } = situation;
  await inMatch(situation, async (match) => {
    const reply = { error: { code: 'busy', reason: 'The server is busy.', retryAfterMs: WAIT_MS } };
    const given = await trapped(situation, match, { kind: 'reply', reply });
    if (!given) return;
    const isKept = await waitFor(situation, () => isAnswered(situation, given));
    const next = record.answers.find((one) => one !== given && one.match === given.match && one.at >= given.at);
    const waited = Math.round((next?.at ?? given.at) - given.at);
    if (!isKept || !next) return results.set('busy', false, `It never answered decision ${given.decision} again.`);
    const isLateEnough = waited >= WAIT_MS - EARLY_MS;
    results.set('busy', isLateEnough, `It answered again after ${waited} ms; ${WAIT_MS} ms were asked for.`);
  });
}

export async function refused(situation: Situation): Promise<void> {
  await inMatch(situation, async (match) => {
    const reply = { error: { code: 'refused', reason: 'This is not among the choices on offer.', refusal: 'not-offered' } };
    const given = await trapped(situation, match, { kind: 'reply', reply });
    if (!given) return;
    const isKept = await waitFor(situation, () => isAnswered(situation, given));
    situation.results.set('refused', isKept, isKept ? 'It answered again.' : `It never answered decision ${given.decision} again.`);
  });
}

/** The opponent takes an answer back while the bot’s answer to what followed is under way. Not every answer can be taken back. */
export async function undo(situation: Situation): Promise<void> {
  for (let matches = 0; matches < MATCHES && situation.results.get('undo').verdict === 'not-seen'; matches++) await undoInMatch(situation);
}

async function undoInMatch(situation: Situation): Promise<void> {
  const { line, record, results } = situation;
  await inMatch(situation, async (match) => {
    for (let attempt = 0; attempt < ATTEMPTS && !match.isOver; attempt++) {
      if (!(await waitFor(situation, () => match.isAsked || match.isOver))) return;
      line.set(match.id, { kind: 'hold' });
      while (match.isAsked && match.asksBot.length === 0) await match.answerOnce();
      if (!(await waitFor(situation, () => line.holds > 0))) return line.clear(match.id);
      const taken = record.answers.findLast((one) => one.match === match.id);
      const isTakenBack = await match.takeBack();
      line.release();
      if (!isTakenBack || !taken) {
        await waitFor(situation, () => taken?.outcome !== 'pending');
        continue;
      }
      match.play();
      const isKept = await waitFor(situation, () =>
        record.answers.some(
          (one) => one.match === match.id && one.at > taken.at && one.decision !== taken.decision && one.outcome === 'accepted',
        ),
      );
      const seen = isKept ? 'It answered the new decision.' : `It answered nothing after decision ${taken.decision} was taken away.`;
      return results.set('undo', isKept, seen);
    }
  });
}

export async function restart(situation: Situation): Promise<void> {
  const { server, record, results } = situation;
  await inMatch(situation, async (match) => {
    match.play();
    if (!(await answersMore(situation, match))) return;
    const before = record.connects;
    await server.stop();
    if (!(await server.start())) throw new Error(`The server did not start again. ${server.complaints}`);
    if (!(await waitFor(situation, () => record.connects > before))) {
      return results.set('restart', false, 'It did not connect again after the server was restarted.');
    }
    const goesOn = await answersMore(situation, match);
    results.set('restart', goesOn, goesOn ? 'It came back and played on.' : 'It connected again, but answered nothing.');
  });
}

/** Parses the subset of Dockerfile syntax that our Dockerfile uses. */

export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface BuildStage {
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

const KNOWN = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

export function readStages(dockerfile: string): readonly BuildStage[] {
  const lines = dockerfile
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: { readonly name: string; readonly instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (!KNOWN.includes(name)) throw new Error(`the rehearsal does not know: ${line}`);
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(text)?.[1] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

export interface Copy {
  /** The stage it copies from; undefined for the sources. */
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly to: string;
}

export function readCopy(text: string): Copy {
  const [, from, paths = text] = /^--from=(\S+) (.*)$/.exec(text) ?? [];
  const words = paths.split(' ');
  return { from, sources: words.slice(0, -1), to: words.at(-1) ?? '' };
}

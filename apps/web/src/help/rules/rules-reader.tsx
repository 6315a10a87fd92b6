/** Reads the rules of a game: every rule, worked example and ruling under its id, with a search. */
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { chapterWith, searchRules } from './find-rules.ts';
import { RuleInline } from './rule-inline.tsx';
import type { RuleBlock, RulesChapter, RuleTable, RuleText } from './rules-document.ts';
import './rules-reader.css';

interface RulesReaderProps {
  readonly chapters: readonly RulesChapter[];
  /** The rule to show; null for the list of chapters. */
  readonly rule: string | null;
  readonly i18n: TableTranslator;
}

export function RulesReader({ chapters, rule, i18n }: RulesReaderProps): ReactNode {
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const field = useId();
  const place = useRef<HTMLDivElement>(null);
  const found = useMemo(() => searchRules(chapters, sought), [chapters, sought]);
  const target = rule === null ? undefined : chapterWith(chapters, rule);
  useEffect(() => {
    if (rule === null) return;
    setSearch('');
    // The element may be hidden by a search that ends only now.
    const frame = requestAnimationFrame(() => {
      const element = place.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
      element?.closest('details')?.setAttribute('open', '');
      element?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule]);
  const isSearch = sought.trim() !== '';
  const prefix = prefixOf(chapters);
  return (
    <div ref={place} className="rules-reader">
      <div className="form rules-search">
        <label htmlFor={field}>{i18n.t('help.search-rules')}</label>
        <input id={field} type="search" value={search} onChange={({ target: { value } }) => setSearch(value)} />
      </div>
      {i18n.language !== 'en' && <p className="muted">{i18n.t('help.rules-in-english')}</p>}
      <p className="muted">{i18n.t('help.rules-own-words')}</p>
      {found.length === 0 && <p role="status">{i18n.t('help.nothing-found')}</p>}
      <div lang="en">
        {found.map((chapter) => (
          <details key={`${chapter.id}${isSearch}`} className="rules-chapter" open={isSearch || chapter.id === target?.id}>
            <summary data-rule={`${prefix}-${chapter.id}`}>
              <h3>{chapter.id === chapter.title ? chapter.title : `${chapter.id} ${chapter.title}`}</h3>
            </summary>
            {chapter.blocks.map((block, nth) => (
              <Block key={keyOf(block, nth)} block={block} target={rule} />
            ))}
          </details>
        ))}
      </div>
    </div>
  );
}

/** The letters in front of every id of a game. */
function prefixOf(chapters: readonly RulesChapter[]): string {
  for (const { blocks } of chapters) for (const block of blocks) if (block.kind === 'text' && block.id) return block.id.slice(0, 2);
  return '';
}

function keyOf(block: RuleBlock, nth: number): string {
  return (block.kind === 'text' && block.id) || `${block.kind}${nth}`;
}

function Block({ block, target }: { readonly block: RuleBlock; readonly target: string | null }): ReactNode {
  if (block.kind === 'heading') return <h4>{block.text}</h4>;
  return block.kind === 'table' ? <Table table={block} target={target} /> : <Text rule={block} target={target} />;
}

/** Scripts put the focus on a rule that a link leads to. */
const BY_SCRIPT = -1;

function Text({ rule: { id, depth, bullet, text }, target }: { readonly rule: RuleText; readonly target: string | null }): ReactNode {
  if (id !== undefined) {
    return (
      <p className={id === target ? 'rules-rule rules-target' : 'rules-rule'} data-rule={id} tabIndex={BY_SCRIPT}>
        <b className="rules-id">{id}</b> <RuleInline text={text} />
      </p>
    );
  }
  return (
    <p className={depth === 0 ? 'rules-text' : 'rules-text rules-below'}>
      {bullet && <span aria-hidden="true">{bullet} </span>}
      <RuleInline text={text} />
    </p>
  );
}

function Table({ table: { head, rows }, target }: { readonly table: RuleTable; readonly target: string | null }): ReactNode {
  return (
    <div className="rules-table">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <RuleInline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id ?? cells.join()} data-rule={id} className={id !== undefined && id === target ? 'rules-target' : undefined}>
              {cells.map((cell, nth) => {
                const key = `${nth}${cell}`;
                return (
                  <td key={key}>
                    {nth === 0 && id !== undefined && <b className="rules-id">{id} </b>}
                    <RuleInline text={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

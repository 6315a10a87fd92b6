/** Provides the content that this page shows games with. Without a provider, games show their own. */
import { createContext, type ReactNode, useContext } from 'react';
import { OWN_CONTENT, type PageContent } from './page-content.ts';

const PageContentContext = createContext<PageContent>(OWN_CONTENT);

interface PageContentProviderProps {
  readonly content: PageContent;
  readonly children: ReactNode;
}

export function PageContentProvider({ content, children }: PageContentProviderProps): ReactNode {
  return <PageContentContext value={content}>{children}</PageContentContext>;
}

export function usePageContent(): PageContent {
  return useContext(PageContentContext);
}

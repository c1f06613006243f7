import { type ComponentType, lazy, type LazyExoticComponent } from "react"
import { adminFrame as phrases } from "#words/admin/frame.ts"

/** What a tab knows of the address: everything after the question mark but the tab's own name. */
export interface AdminTabProps {
  readonly search: { readonly [name: string]: string | undefined }
  /**
   * Changes the address: `undefined` takes a part away. `isGone`: what was open is no more, and nothing typed about it is
   * asked about.
   */
  readonly onSearch: (changes: { readonly [name: string]: string | undefined }, isGone?: boolean) => void
}

interface AdminTab {
  readonly key: string
  readonly words: string
  readonly Panel: LazyExoticComponent<ComponentType<AdminTabProps>>
}

/** The tabs in their order, each a file of its own that is fetched when it is opened. */
export const tabs: readonly [AdminTab, ...AdminTab[]] = [
  {
    key: "users",
    words: phrases.userManagement,
    Panel: lazy(() =>
      import("#features/admin/users/users-tab.tsx").then((module) => ({ default: module.UsersTab })),
    ),
  },
  {
    key: "analytics",
    words: phrases.backendAnalytics,
    Panel: lazy(() =>
      import("#features/admin/analytics/backend-tab.tsx").then((module) => ({ default: module.BackendTab })),
    ),
  },
  {
    key: "scraping",
    words: phrases.scrapingAnalytics,
    Panel: lazy(() =>
      import("#features/admin/collection/collection-tab.tsx").then((module) => ({
        default: module.CollectionTab,
      })),
    ),
  },
  {
    key: "templates",
    words: phrases.mailTemplates,
    Panel: lazy(() =>
      import("#features/admin/templates/templates-panel.tsx").then((module) => ({
        default: module.TemplatesPanel,
      })),
    ),
  },
  {
    key: "evidence",
    words: phrases.evidence,
    Panel: lazy(() =>
      import("#features/admin/evidence/evidence-tab.tsx").then((module) => ({ default: module.EvidenceTab })),
    ),
  },
  {
    key: "vocabulary",
    words: phrases.vocabulary,
    Panel: lazy(() =>
      import("#features/admin/vocabulary/vocabulary-tab.tsx").then((module) => ({
        default: module.VocabularyTab,
      })),
    ),
  },
  {
    key: "feedback",
    words: phrases.feedback,
    Panel: lazy(() =>
      import("#features/admin/feedback/feedback-tab.tsx").then((module) => ({ default: module.FeedbackTab })),
    ),
  },
  {
    key: "waitlist",
    words: phrases.waitlist,
    Panel: lazy(() =>
      import("#features/admin/safety/waitlist-tab.tsx").then((module) => ({ default: module.WaitlistTab })),
    ),
  },
  {
    key: "security",
    words: phrases.securityLog,
    Panel: lazy(() =>
      import("#features/admin/safety/security-tab.tsx").then((module) => ({ default: module.SecurityTab })),
    ),
  },
  {
    key: "actions",
    words: phrases.log,
    Panel: lazy(() => import("./actions-tab.tsx").then((module) => ({ default: module.ActionsTab }))),
  },
]

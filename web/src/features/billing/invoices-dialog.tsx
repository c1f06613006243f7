import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { fullDay } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { moneyOf } from "./billing.ts"
import * as styles from "./billing.css.ts"

type Invoice = SuccessOf<"GET /api/payments/invoices">[number]

const statusWords: { readonly [S in Invoice["status"]]: string } = {
  pending: "Not paid yet",
  paid: "Paid",
  void: "Taken back",
  refunded: "Refunded",
  partial_refund: "Partly refunded",
}

/** Payments, newest first. */
export function InvoicesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery({
    ...reads("GET /api/payments/invoices", {}),
    enabled: open,
    staleTime: 0,
  })
  return (
    <Dialog open={open} onClose={onClose} title="Invoices">
      {isError && (
        <div className={styles.failed} role="alert">
          <p>{error.message}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {data?.length === 0 && <p className={styles.askText}>Nothing has been charged yet.</p>}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map(({ id, createdAt, totalCents, refundedCents, status, receiptUrl }) => (
            <li key={id} className={styles.invoice}>
              <span>{fullDay(createdAt)}</span>
              <b className={styles.invoiceSum}>{moneyOf(totalCents)}</b>
              <span className={styles.quiet}>
                {refundedCents > 0 ? `${moneyOf(refundedCents)} refunded` : statusWords[status]}
              </span>
              {receiptUrl !== null && (
                <TextAnchor href={receiptUrl} target="_blank" rel="noreferrer">
                  Receipt
                </TextAnchor>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

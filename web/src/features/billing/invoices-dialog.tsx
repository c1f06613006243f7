import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { moneyOf } from "#lib/money.ts"
import { fullDay } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./billing.css.ts"
import { billing as phrases } from "#words/billing.ts"

type Invoice = SuccessOf<"GET /api/payments/invoices">[number]

const statusWords: { readonly [S in Invoice["status"]]: string } = {
  pending: phrases.notPaidYet,
  paid: phrases.paid,
  void: phrases.takenBack,
  refunded: phrases.refunded,
  partial_refund: phrases.partlyRefunded,
}

/** Payments, newest first. */
export function InvoicesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery({
    ...reads("GET /api/payments/invoices", {}),
    enabled: open,
    staleTime: 0,
  })
  return (
    <Dialog open={open} onClose={onClose} title={phrases.invoices}>
      {isError && (
        <Stack align="start" gap="s12" padding={["s16", "s24", "s20", "s24"]} tone="second" role="alert">
          <p>{error.message}</p>
          <Button onClick={() => void refetch()}>{phrases.tryAgain}</Button>
        </Stack>
      )}
      {data?.length === 0 && <Text tone="second">{phrases.nothingChargedYet}</Text>}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map(({ id, createdAt, totalCents, refundedCents, status, receiptUrl }) => (
            <Columns
              as="li"
              columns={{ wide: "1fr auto auto auto", phone: "1fr auto" }}
              align="center"
              gap={["s4", "s16"]}
              padding={{ wide: 0, phone: ["s8", 0] }}
              size="small"
              key={id}
              rule="between"
              className={styles.invoice}
            >
              <span>{fullDay(createdAt)}</span>
              <Text as="b" weight="strong" tabular>
                {moneyOf(totalCents)}
              </Text>
              <Text as="span" tone="third">
                {refundedCents > 0
                  ? phrases.moneyRefunded({ money: moneyOf(refundedCents) })
                  : statusWords[status]}
              </Text>
              {receiptUrl !== null && (
                <TextAnchor href={receiptUrl} target="_blank" rel="noreferrer">
                  {phrases.invoice}
                </TextAnchor>
              )}
            </Columns>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

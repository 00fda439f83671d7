/** Styles of the outbox page, which is not part of the build: it exists in development only. */
export const outboxStyles = `@layer section {
  .outbox {
    background: var(--color-bg-1);
  }
  .outbox-main {
    max-width: 84rem;
    margin-inline: auto;
    padding: 3rem var(--page-gutter);
  }
  .outbox-title {
    font: var(--weight-heading) var(--size-h2) / var(--leading-heading) var(--font-display);
  }
  .outbox-lead,
  .outbox-kinds {
    margin-block: var(--space-3) var(--space-5);
  }
  .outbox-kinds {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .outbox-kind {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-4);
    border: 1px solid var(--color-control);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
  }
  .outbox-kind[aria-current] {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-primary);
  }
  .outbox-refresh {
    display: inline-block;
    padding-block: var(--space-2);
    color: var(--color-link);
    text-decoration: underline;
  }
  .outbox-none {
    color: var(--color-text-muted);
  }
  .outbox-entry {
    margin-top: var(--space-4);
    padding: var(--space-5);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: var(--shadow-1);
  }
  .outbox-heading {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    font: var(--weight-heading) var(--size-h4) / 1.3 var(--font-display);
  }
  .outbox-state {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-chip);
    background: var(--color-surface-sunken);
    font: var(--weight-medium) var(--size-tiny) / 1.4 var(--font-text);
  }
  .outbox-state-delivered {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
  .outbox-state-dead {
    background: var(--color-error-soft);
    color: var(--color-error);
  }
  .outbox-state-kept {
    background: var(--color-warning-soft);
    color: var(--color-warning);
  }
  .outbox-facts {
    display: grid;
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    margin-top: var(--space-4);
    padding-top: var(--space-4);
    border-top: 1px solid var(--color-line);
    font-size: var(--size-small);
  }
  .outbox-more {
    margin-top: var(--space-3);
    font-size: var(--size-small);
  }
  .outbox-more summary {
    padding-block: var(--space-2);
    color: var(--color-link);
    text-decoration: underline;
  }
  .outbox-subject {
    margin-top: var(--space-3);
  }
  .outbox-mails {
    display: flex;
    gap: var(--space-4);
    margin-block: var(--space-4);
    overflow-x: scroll;
  }
  .outbox-mail {
    flex: none;
    max-width: none;
    border: 1px solid var(--color-line);
  }
  .outbox-part {
    margin-top: var(--space-4);
    font: var(--weight-strong) var(--size-small) / 1.4 var(--font-text);
  }
  .outbox-text {
    margin: var(--space-2) 0 0;
    padding: var(--space-4);
    background: var(--color-surface-sunken);
    font: 0.875rem / 1.5 ui-monospace, monospace;
    white-space: pre-wrap;
  }
  .outbox-facts dt {
    color: var(--color-text-muted);
  }
  .outbox-facts dd {
    white-space: pre-line;
  }
  @media (max-width: 40rem) {
    .outbox-facts {
      grid-template-columns: minmax(0, 1fr);
    }
    .outbox-facts dd {
      margin-bottom: var(--space-2);
    }
  }
}
`;

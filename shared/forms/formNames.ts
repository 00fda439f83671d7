/** Names that a form shares with the page that begins it. A page that begins a form loads nothing else of it. */

/** Hidden field with the form's name, which is also in the URL of the confirmation page. */
export const formField = 'form';
/** Hidden field of a form that another page begins: its page shows the answers for completion. */
export const beginField = 'begin';

/** Value of the hidden form name field, and of the address's parameter after sending. */
export const sellFormName = 'sell-car';
/** Id of the element with the form or its confirmation: the target of the server's redirect. */
export const sellPlaceId = 'sell-car-form';

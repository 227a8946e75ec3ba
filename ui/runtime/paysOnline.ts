/** Whether the shop takes online payments, as the page's meta element says. */
export const paysOnline: boolean = document.querySelector('meta[name="heimwerk-online-payment"]') !== null

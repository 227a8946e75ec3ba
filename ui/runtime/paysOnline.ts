/** Whether the shop takes online payments, from the page. */
export const paysOnline: boolean = document.querySelector('meta[name="heimwerk-online-payment"]') !== null

import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

it.each([
  ['Ana@Cliente.Example', 'ana@cliente.example'],
  ['ana+loja@cliente.example', 'ana@cliente.example'],
  ['ana+1+2@cliente.example', 'ana@cliente.example'],
  ['+ana@cliente.example', '+ana@cliente.example'],
  ['a.n.a@cliente.example', 'a.n.a@cliente.example'],
  ['a.n.a+x@googlemail.com', 'ana@gmail.com'],
  [' ana@cliente.example ', 'ana@cliente.example'],
])('%s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

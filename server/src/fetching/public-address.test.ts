import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { isPublicAddress } from './public-address.ts'

testTable([
  ['this machine', '127.0.0.1'],
  ['this machine, by another of its addresses', '127.8.8.8'],
  ['this machine, in IPv6', '::1'],
  ['no machine', '0.0.0.0'],
  ['no machine, in IPv6', '::'],
  ['this network', '0.1.2.3'],
  ['a private network of class A', '10.0.0.1'],
  ['a private network of class B', '172.31.255.255'],
  ['a private network of class C', '192.168.1.1'],
  ['the metadata of a cloud', '169.254.169.254'],
  ['the metadata of a cloud, in IPv6', 'fd00:ec2::254'],
  ['a link', 'fe80::1'],
  ['a link, with its zone', 'fe80::1%eth0'],
  ['a site', 'fec0::1'],
  ['a private network, in IPv6', 'fd12:3456::1'],
  ['a carrier’s customers', '100.64.0.1'],
  ['protocols', '192.0.0.8'],
  ['documents', '203.0.113.7'],
  ['documents, in IPv6', '2001:db8::1'],
  ['measurements', '198.18.0.1'],
  ['many at once', '224.0.0.1'],
  ['many at once, in IPv6', 'ff02::1'],
  ['everybody', '255.255.255.255'],
  ['the future', '240.0.0.1'],
  ['a relay of 6to4', '192.88.99.1'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6, in hexadecimal', '::ffff:7f00:1'],
  ['a public one of IPv4 in IPv6', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6, as it once was', '::7f00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['a NAT64 of one’s own', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:80ff:fffe'],
  ['a decimal number', '2130706433'],
  ['octal numbers', '0177.0.0.1'],
  ['hexadecimal numbers', '0x7f.0.0.1'],
  ['fewer numbers', '127.1'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('what names no machine of the public internet is told from what does', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

testTable(['8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  'a machine of the public internet is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

// Who sits at the table: sides and partners, whose lead it is, whose Nations. Asked of a state and of a view alike.
export { isTeam, leaderOf, partnerOf, seatFor, seatOfNation, seatsOf, sideOfSeat } from '../rules.ts';
export { commanderOf, isMixed, isOfBoth } from '../team/command.ts';

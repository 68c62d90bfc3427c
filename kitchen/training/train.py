"""Learns a tagger's weights from rows of `export.ts`, and says what it does with the files kept back.

    python train.py rows.json ../src/understand/tagger-weights.bin [--keep-back 04,10]
    python train.py words.json ../src/understand/words-weights.bin --words [--keep-back a]
"""
import argparse
import json
import math
import random

import numpy as np
import torch
from torch import nn

BUCKETS, FLAGS, WIDE, DEEP = 8192, 27, 48, 64
NAMES = range(4, 8)
SIZE = 64
HARM_ROLES = 9
WANTED, AT_HAND, REFUSED, HARMFUL, NOTHING = range(1, 6)
SAYINGS = "talk dish wanted at_hand amount beside course refused harmful nothing people minutes number wish".split()


class Tagger(nn.Module):
    def __init__(self, roles):
        super().__init__()
        self.letters = nn.EmbeddingBag(BUCKETS, WIDE, mode="mean")
        self.flags = nn.EmbeddingBag(FLAGS + 1, WIDE, mode="sum", padding_idx=FLAGS)
        self.gru = nn.GRU(WIDE, DEEP, bidirectional=True, batch_first=True)
        self.drop = nn.Dropout(0.4)
        self.out = nn.Linear(2 * DEEP, roles)

    def forward(self, letters, flags, lengths, longest):
        words = self.drop(self.letters(*letters) + self.flags(*flags)).view(len(lengths), longest, WIDE)
        packed = nn.utils.rnn.pack_padded_sequence(words, lengths, batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True, total_length=longest)
        return self.out(self.drop(states))


def packed(row, roles):
    """A row as arrays: the buckets of all its words, how many each has, its flags, the roles that each may have."""
    may = np.zeros((len(row["roles"]), roles), "float32")
    for at, own in enumerate(row["roles"]):
        may[at, own] = 1
    own = [word["buckets"] for word in row["words"]]
    known = [word["flags"] or [FLAGS] for word in row["words"]]
    return {
        **row,
        "letters": np.concatenate([np.array(one) for one in own]),
        "lengths": np.array([len(one) for one in own]),
        "flags": np.concatenate([np.array(one) for one in known]),
        "known": np.array([len(one) for one in known]),
        "is_name": np.array([any(flag in NAMES for flag in word["flags"]) for word in row["words"]]),
        "may": may,
    }


def batch(rows, learning=False):
    longest = max(len(row["may"]) for row in rows)
    letters, lengths, flags, known = [], [], [], []
    may = np.zeros((len(rows), longest, rows[0]["may"].shape[1]), "float32")
    for index, row in enumerate(rows):
        own, own_lengths, own_flags = row["letters"], row["lengths"], row["flags"]
        if learning:
            # What is not known by its letters is still known by what stands around it.
            is_bare = np.random.random(len(own_lengths)) < np.where(row["is_name"], 0.3, 0.05)
            is_first = np.zeros(len(own), bool)
            is_first[np.cumsum(own_lengths) - own_lengths] = True
            own = own[is_first | ~np.repeat(is_bare, own_lengths)]
            own_lengths = np.where(is_bare, 1, own_lengths)
        pad = longest - len(own_lengths)
        letters += [own, np.zeros(pad, int)]
        lengths += [own_lengths, np.ones(pad, int)]
        flags += [own_flags, np.full(pad, FLAGS)]
        known += [row["known"], np.ones(pad, int)]
        may[index, : len(row["may"])] = row["may"]
    tensor = lambda parts: torch.from_numpy(np.concatenate(parts).astype("int64"))
    starts = lambda parts: torch.from_numpy(np.concatenate([[0], np.cumsum(np.concatenate(parts))[:-1]]).astype("int64"))
    sizes = torch.tensor([len(row["may"]) for row in rows])
    return ((tensor(letters), starts(lengths)), (tensor(flags), starts(known)), sizes, longest), torch.from_numpy(may)


def read(path, roles):
    """A tagger with weights that were learnt before."""
    data, tagger, at = open(path, "rb").read(), Tagger(roles), 0

    def take(shape, kind="<f4"):
        nonlocal at
        count = math.prod(shape)
        part = np.frombuffer(data, kind, count, at).reshape(shape)
        at += part.nbytes
        return part.astype("float32")

    with torch.no_grad():
        letters, scales = take((BUCKETS, WIDE), "int8"), take((BUCKETS, 1))
        tagger.letters.weight.copy_(torch.from_numpy(letters * scales))
        tagger.flags.weight[:FLAGS].copy_(torch.from_numpy(take((FLAGS, WIDE))))
        for tensor in parts_of(tagger):
            tensor.copy_(torch.from_numpy(take(tuple(tensor.shape))))
    return tagger


def loss_of(scores, may, weight):
    """Of words of which it is known what they may be: one role, or, which teaches less, some that are not told apart."""
    told = may.sum(-1) > 0
    scores, may = scores[told], may[told]
    worth = (may * weight).sum(-1) / may.sum(-1) ** 2
    missed = scores.logsumexp(-1) - (scores + may.log()).logsumexp(-1)
    return (worth * missed).sum() / worth.sum()


def learn(rows, epochs, seed, weight, tagger=None):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    rate = 1.5e-3 if tagger else 3e-3
    rows, tagger = [packed(row, len(weight)) for row in rows], tagger or Tagger(len(weight))
    optimizer = torch.optim.AdamW(tagger.parameters(), lr=rate, weight_decay=0.01)
    steps, step = epochs * math.ceil(len(rows) / SIZE), 0
    for epoch in range(epochs):
        tagger.train()
        random.shuffle(rows)
        for start in range(0, len(rows), SIZE):
            inputs, may = batch(rows[start : start + SIZE], learning=True)
            loss = loss_of(tagger(*inputs), may, weight)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(tagger.parameters(), 1.0)
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1, (steps - step) / (0.7 * steps))
            optimizer.step()
            step += 1
        print(f"epoch {epoch + 1} of {epochs}: {loss.item():.3f}", flush=True)
    return tagger.eval()


def judge(tagger, rows, sure=0.5, unsure=0.1):
    """As the kitchen takes it: what is likely harmful goes, what was left out and is hardly so comes back."""
    served = harmed = kept_out = harmless = before_served = before_out = 0
    with torch.no_grad():
        for row in rows:
            inputs, _ = batch([packed(row, HARM_ROLES)])
            likely = tagger(*inputs).softmax(-1)[0]
            is_harmed, is_served, is_out, was_served, was_out = False, False, False, False, False
            for start, end, left_out in row["names"]:
                told = [role for [role] in row["roles"][start:end] if WANTED <= role <= NOTHING]
                if not told:
                    continue
                role = max(set(told), key=told.count)
                of_name = likely[start:end].sum(0)[WANTED : NOTHING + 1]
                of_name = of_name / of_name.sum()
                harm, gone = of_name[HARMFUL - 1].item(), of_name[HARMFUL - 1].item() + of_name[REFUSED - 1].item()
                is_left_out = (left_out and gone > unsure) or harm > sure
                if role == HARMFUL:
                    is_harmed, is_served, was_served = True, is_served or not is_left_out, was_served or not left_out
                elif role != REFUSED:
                    is_out, was_out = is_out or is_left_out, was_out or left_out
            if is_harmed:
                harmed, served, before_served = harmed + 1, served + is_served, before_served + was_served
            else:
                harmless, kept_out, before_out = harmless + 1, kept_out + is_out, before_out + was_out
    return f"{sure} {unsure}: served {served} (rules {before_served}) of {harmed}; left out {kept_out} (rules {before_out}) of {harmless}"


def judge_words(taggers, rows):
    """How much of what each word says is found (recall) and true (precision), by the words and by the phrases."""
    words, phrases, right, all_words, limits = {}, {}, 0, 0, {}
    spans = lambda own: {(own[at], at, next((e for e in range(at, len(own)) if own[e] != own[at]), len(own)))
                         for at in range(len(own)) if own[at] and (at == 0 or own[at - 1] != own[at])}
    with torch.no_grad():
        for row in rows:
            inputs, _ = batch([packed(row, len(SAYINGS))])
            likely = sum(tagger(*inputs).softmax(-1)[0] for tagger in taggers) / len(taggers)
            told, found = [role for [role] in row["roles"]], likely.argmax(-1).tolist()
            for one, other, chances in zip(told, found, likely):
                right, all_words = right + (one == other), all_words + 1
                for role, at in ((one, 1), (other, 2)):
                    words.setdefault(role, [0, 0, 0])[at] += 1
                words[one][0] += one == other
                for limit in (0.5, 0.7, 0.8, 0.9, 0.95):
                    # Is what is surely talk or nothing so, and what is surely asked for, each beyond the limit?
                    idle, asked = (chances[0] + chances[9]).item(), chances[[1, 2, 3, 5, 6, 13]].sum().item()
                    count = limits.setdefault(limit, [0, 0, 0, 0])
                    if idle > limit:
                        count[0], count[1] = count[0] + 1, count[1] + (one in (1, 2, 3, 5, 6, 7, 8, 13))
                    if asked > limit:
                        count[2], count[3] = count[2] + 1, count[3] + (one in (0, 9))
            for role, start, end in spans(told):
                phrases.setdefault(role, [0, 0, 0])[1] += 1
                phrases[role][0] += (role, start, end) in spans(found)
            for role, start, end in spans(found):
                phrases.setdefault(role, [0, 0, 0])[2] += 1
    lines = [f"words right: {right / all_words:.3f}"]
    for name, table in (("words", words), ("phrases", phrases)):
        for role, (both, of, said) in sorted(table.items()):
            lines.append(f"{name} {SAYINGS[role]}: recall {both / max(of, 1):.2f} of {of}, precision {both / max(said, 1):.2f}")
    for limit, (idle, wrong, asked, false) in limits.items():
        lines.append(f"beyond {limit}: {idle} idle, of them asked for {wrong}; {asked} asked for, of them idle {false}")
    return "\n".join(lines)


def parts_of(tagger):
    gru = lambda end: [getattr(tagger.gru, f"{kind}_l0{end}") for kind in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")]
    return [*gru(""), *gru("_reverse"), tagger.out.weight, tagger.out.bias]


def write(tagger, path):
    letters = tagger.letters.weight.detach().numpy()
    scales = np.maximum(np.abs(letters).max(1), 1e-8) / 127
    floats = lambda tensor: tensor.detach().numpy().astype("<f4").tobytes()
    with open(path, "wb") as file:
        file.write(np.round(letters / scales[:, None]).astype("int8").tobytes())
        file.write(scales.astype("<f4").tobytes())
        file.write(floats(tagger.flags.weight[:FLAGS]))
        for tensor in parts_of(tagger):
            file.write(floats(tensor))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("rows")
    parser.add_argument("weights")
    parser.add_argument("--words", action="store_true", help="what each word says, and not only what harms")
    parser.add_argument("--keep-back", default="")
    parser.add_argument("--on-from", help="weights to learn on from")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rows = json.load(open(asked.rows))
    back = [name for name in asked.keep_back.split(",") if name]
    kept = {name: [row for row in rows if row["file"] == name] for name in back}
    rows = [row for row in rows if row["file"] not in back]
    weight = torch.ones(len(SAYINGS) if asked.words else HARM_ROLES)
    weight[0] = 0.7
    if asked.words:
        rows += 2 * [row for row in rows if row["file"].isalpha() and row["file"] not in ("tests", "regressions")]
    else:
        weight[HARMFUL] = 1.5
        # What the kitchen's own tests say outweighs one writer.
        rows += 15 * [row for row in rows if row["file"] == "regressions"] + 7 * [row for row in rows if row["file"] == "tests"]
    tagger = learn(rows, asked.epochs, asked.seed, weight, asked.on_from and read(asked.on_from, len(weight)))
    write(tagger, asked.weights)
    for name in back:
        if asked.words:
            print(name, judge_words([tagger], kept[name]))
            continue
        for sure in (0.4, 0.5, 0.6, 0.7):
            print(name, judge(tagger, kept[name], sure))
        for unsure in (0.05, 0.2):
            print(name, judge(tagger, kept[name], 0.5, unsure))

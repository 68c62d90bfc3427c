"""Learns the tagger's weights from rows of `export.ts`, and says what it does with the files kept back.

    python train.py rows.json ../src/understand/tagger-weights.bin [--keep-back 04,10]
"""
import argparse
import json
import math
import random

import numpy as np
import torch
from torch import nn

BUCKETS, FLAGS, WIDE, DEEP, ROLES = 8192, 27, 48, 64, 9
NAMES = range(4, 8)
SIZE = 64
WANTED, AT_HAND, REFUSED, HARMFUL, NOTHING = range(1, 6)


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.letters = nn.EmbeddingBag(BUCKETS, WIDE, mode="mean")
        self.flags = nn.EmbeddingBag(FLAGS + 1, WIDE, mode="sum", padding_idx=FLAGS)
        self.gru = nn.GRU(WIDE, DEEP, bidirectional=True, batch_first=True)
        self.drop = nn.Dropout(0.4)
        self.out = nn.Linear(2 * DEEP, ROLES)

    def forward(self, letters, flags, lengths, longest):
        words = self.drop(self.letters(*letters) + self.flags(*flags)).view(len(lengths), longest, WIDE)
        packed = nn.utils.rnn.pack_padded_sequence(words, lengths, batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True, total_length=longest)
        return self.out(self.drop(states))


def packed(row):
    """A row as arrays: the buckets of all its words, how many each has, its flags, its roles."""
    own = [word["buckets"] for word in row["words"]]
    known = [word["flags"] or [FLAGS] for word in row["words"]]
    return {
        **row,
        "letters": np.concatenate([np.array(one) for one in own]),
        "lengths": np.array([len(one) for one in own]),
        "flags": np.concatenate([np.array(one) for one in known]),
        "known": np.array([len(one) for one in known]),
        "is_name": np.array([any(flag in NAMES for flag in word["flags"]) for word in row["words"]]),
        "wanted": np.array(row["roles"]),
    }


def batch(rows, learning=False):
    longest = max(len(row["wanted"]) for row in rows)
    letters, lengths, flags, known, wanted = [], [], [], [], np.full((len(rows), longest), -100)
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
        wanted[index, : len(row["wanted"])] = row["wanted"]
    tensor = lambda parts: torch.from_numpy(np.concatenate(parts).astype("int64"))
    starts = lambda parts: torch.from_numpy(np.concatenate([[0], np.cumsum(np.concatenate(parts))[:-1]]).astype("int64"))
    sizes = torch.tensor([len(row["wanted"]) for row in rows])
    return ((tensor(letters), starts(lengths)), (tensor(flags), starts(known)), sizes, longest), torch.from_numpy(wanted)


def read(path):
    """A tagger with weights that were learnt before."""
    data, tagger, at = open(path, "rb").read(), Tagger(), 0

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


def learn(rows, epochs, seed, tagger=None):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    rate = 1.5e-3 if tagger else 3e-3
    rows, tagger = [packed(row) for row in rows], tagger or Tagger()
    optimizer = torch.optim.AdamW(tagger.parameters(), lr=rate, weight_decay=0.01)
    weight = torch.ones(ROLES)
    weight[0], weight[HARMFUL] = 0.7, 1.5
    steps, step = epochs * math.ceil(len(rows) / SIZE), 0
    for epoch in range(epochs):
        tagger.train()
        random.shuffle(rows)
        for start in range(0, len(rows), SIZE):
            inputs, wanted = batch(rows[start : start + SIZE], learning=True)
            loss = nn.functional.cross_entropy(
                tagger(*inputs).reshape(-1, ROLES), wanted.reshape(-1), weight=weight, ignore_index=-100
            )
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
            inputs, _ = batch([packed(row)])
            likely = tagger(*inputs).softmax(-1)[0]
            is_harmed, is_served, is_out, was_served, was_out = False, False, False, False, False
            for start, end, left_out in row["names"]:
                told = [role for role in row["roles"][start:end] if WANTED <= role <= NOTHING]
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
    parser.add_argument("--keep-back", default="")
    parser.add_argument("--on-from", help="weights to learn on from")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rows = json.load(open(asked.rows))
    # What the kitchen's own tests say outweighs one writer.
    rows += 15 * [row for row in rows if row["file"] == "regressions"] + 7 * [row for row in rows if row["file"] == "tests"]
    back = [name for name in asked.keep_back.split(",") if name]
    tagger = learn([row for row in rows if row["file"] not in back], asked.epochs, asked.seed, asked.on_from and read(asked.on_from))
    write(tagger, asked.weights)
    for name in back:
        for sure in (0.4, 0.5, 0.6, 0.7):
            print(name, judge(tagger, [row for row in rows if row["file"] == name], sure))
        for unsure in (0.05, 0.2):
            print(name, judge(tagger, [row for row in rows if row["file"] == name], 0.5, unsure))
